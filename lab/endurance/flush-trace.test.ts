import { canTrace, readTrace, traceFlushes } from './flush-trace';

jest.setTimeout(120_000);

const id = '0190f3a2-0000-7000-8000-000000000001';
const written = `11 pwrite64(20</data/church.sqlite-wal>, "{}${id}", 4096, 56) = 4096`;
const flushed = '11 fdatasync(20</data/church.sqlite-wal>) = 0';
const flushBegins = '11 fdatasync(20</data/church.sqlite-wal> <unfinished ...>';
const flushEnds = '11 <... fdatasync resumed>) = 0';
const answered = `10 writev(25<TCP:[1]>, [{iov_base="HTTP/1.1 201 Created{\\"_id\\":\\"${id}\\"}", iov_len=9}], 1) = 9`;
const otherFlush = '11 fdatasync(19</data/church.sqlite>) = 0';

describe('of a trace', () => {
  it.each([
    ['flushed between write and answer', [written, flushed, answered], []],
    ['the same in two lines each', [written, flushBegins, flushEnds, answered], []],
    ['never flushed', [written, answered], [id]],
    ['flushed before it was written', [flushed, written, answered], [id]],
    ['answered before the flush', [written, answered, flushed], [id]],
    ['answered during the flush', [written, flushBegins, answered, flushEnds], [id]],
    ['never written', [flushed, answered], [id]],
    ['written to the log, while another file was flushed', [written, otherFlush, answered], [id]],
  ])('tells what was %s', (_, lines, uncovered) => {
    expect(readTrace(lines.join('\n'))).toMatchObject({ acknowledged: 1, uncovered });
  });
});

const traced = canTrace()
  ? it
  : // A test that cannot run must be reported as skipped, not as passed.
    it.skip;

traced(
  'acknowledges nothing that a power cut could take: the log is flushed first (needs strace, which may look at processes)',
  async () => {
    const report = await traceFlushes(400);
    expect(report).toEqual({ ...report, acknowledged: 400, uncovered: [] });
    expect(report.flushes).toBeGreaterThan(20);
  },
);
