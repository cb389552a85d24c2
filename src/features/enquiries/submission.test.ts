import { nextSubmission, notSubmitted, type RefusedEnquiry, type SubmissionEvent } from './submission';

const refused = { id: 'a' } as RefusedEnquiry;
const after = (...events: SubmissionEvent[]) => events.reduce(nextSubmission, notSubmitted);

test.each<[string, SubmissionEvent[], object]>([
  ['what is sent is with the outbox', [{ type: 'stored' }, { type: 'answered' }], { step: 'sent' }],
  ['what looks like a bot is asked', [{ type: 'doubted' }], { step: 'confirming' }],
  ['a press before the code has loaded is being sent', [{ type: 'pressed' }], { step: 'sending' }],
  [
    'each failed validation is another one',
    [{ type: 'invalid' }, { type: 'invalid' }],
    { step: 'invalid', invalidCount: 2 },
  ],
  [
    'a refusal of marked fields is a failed validation',
    [{ type: 'stored' }, { type: 'refused', refused, isMarked: true }],
    { step: 'invalid', invalidCount: 1, refused },
  ],
  [
    'any other refusal is told',
    [{ type: 'refused', refused, isMarked: false }],
    { step: 'rejected', refused },
  ],
  [
    'a refusal stays where the code that sends cannot be loaded',
    [{ type: 'refused', refused, isMarked: false }, { type: 'unavailable' }],
    { step: 'failed', refused },
  ],
  [
    'a refusal is over once another enquiry is sent',
    [{ type: 'refused', refused, isMarked: false }, { type: 'stored' }],
    { step: 'sending', refused: undefined },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toEqual({ invalidCount: 0, ...expected });
});
