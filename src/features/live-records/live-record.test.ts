import { afterAnswer, type LiveRecord, type RecordAnswer } from './live-record';

const built = '2026-11-01T08:00:00.000Z';
const now = '2026-11-22T08:00:00.000Z';
const known = { status: 'loading', record: 'built', asOf: built } as const;
const neverSeen = { status: 'loading', record: undefined, asOf: '' } as const;
const gone = { status: 'removed', record: 'built', asOf: built } as const;

type State = LiveRecord<string>;

test.each<[string, State, RecordAnswer<string>, State]>([
  [
    'what comes is live',
    known,
    { status: 'live', record: 'now' },
    { status: 'live', record: 'now', asOf: now },
  ],
  ['what is withdrawn is removed, with its name', known, { status: 'removed' }, gone],
  [
    'what is beyond the pages that were read stays',
    known,
    { status: 'unlisted' },
    { ...known, status: 'cached' },
  ],
  ['without an answer what was known stays', known, { status: 'unknown' }, { ...known, status: 'cached' }],
  [
    'what was never seen and is on none of the pages is removed',
    neverSeen,
    { status: 'unlisted' },
    { ...neverSeen, status: 'removed' },
  ],
  [
    'of what was never seen nobody knows without an answer',
    neverSeen,
    { status: 'unknown' },
    { ...neverSeen, status: 'cached' },
  ],
  ['what is removed stays so without an answer', gone, { status: 'unknown' }, gone],
  [
    'what is published again comes back',
    gone,
    { status: 'live', record: 'now' },
    { status: 'live', record: 'now', asOf: now },
  ],
])('%s @7.17', (_, before, answer, after) => {
  expect(afterAnswer(before, answer, now)).toEqual(after);
});
