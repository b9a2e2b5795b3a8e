"""All benchmarks, one after the other."""

from tests.bench import bench_engine, bench_parse

bench_engine.main()
bench_parse.main()
