"""All benchmarks, one after the other."""

from tests.bench import bench_check, bench_commands, bench_engine, bench_parse

bench_engine.main()
bench_parse.main()
bench_check.main()
bench_commands.main()
