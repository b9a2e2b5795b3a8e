"""All benchmarks, one after the other."""

from tests.bench import bench_check, bench_commands, bench_engine, bench_parse, bytecodes

bench_engine.main()
bytecodes.main()
bench_parse.main()
bench_check.main()
bench_commands.main()
