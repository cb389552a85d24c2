import { numberAt } from './numbers';
import { adopt, endQualifier, leaveUnread, refuse, type Reading } from './reading';
import { readRooms } from './read-rooms';
import type { Word } from './words';
import type { Meaning } from './vocabulary';

/** Reads a word that is neither a place nor a number. */
export function readWord(reading: Reading, at: number): void {
  const { tokens, conditions, unread } = reading;
  const { text, meaning } = tokens[at] as Word;
  switch (meaning?.kind) {
    case 'deal':
      adopt(reading, 'deal', meaning.value, at, at);
      break;
    case 'kind':
      adopt(reading, 'kind', meaning.value, at, at);
      break;
    case 'flag':
      readFlag(reading, meaning.value, at);
      break;
    case 'twoRooms':
      readRooms(reading, at, at, 2, false);
      break;
    case 'studio':
      readRooms(reading, at, at, 1, false);
      break;
    case 'ready':
      if (reading.qualifier.isNegated) refuse(reading, at, at);
      else conditions.handover ??= 'ready';
      break;
    case 'nearby':
      readNearby(reading, meaning.value, at);
      break;
    case 'near':
      reading.near = { at: Math.min(at, ...reading.qualifier.words), isNegated: reading.qualifier.isNegated };
      break;
    case 'far':
      reading.near = {
        at: Math.min(at, ...reading.qualifier.words),
        isNegated: !reading.qualifier.isNegated,
      };
      break;
    case 'rooms':
      if (/^(غرفه|room)$/.test(text) && !numberAt(tokens, at + 1)) conditions.rooms ??= [1];
      break;
    case 'or':
      reading.orAt = at;
      // “Not in Jeddah or Dammam” wants neither.
      if (reading.negatedEnd === at - 1) reading.qualifier = { isNegated: true, words: [at] };
      return;
    case 'point':
      unread.add(at);
      break;
    case undefined:
      readUnknown(reading, at);
      return;
    case 'area':
    case 'handover':
    case 'monthly':
    case 'people':
    case 'filler':
    case 'from':
    case 'most':
    case 'least':
    case 'over':
    case 'not':
      return;
  }
  endQualifier(reading);
}

function readFlag(reading: Reading, flag: Extract<Meaning, { kind: 'flag' }>['value'], at: number): void {
  const { qualifier, conditions } = reading;
  if (flag === 'available_only') adopt(reading, 'available_only', true, at, at);
  else {
    const name = flag === 'unfurnished' ? 'furnished' : flag;
    const isWanted = qualifier.isNegated === (flag === 'unfurnished');
    if (conditions[name] !== undefined && conditions[name] !== isWanted) refuse(reading, at, at);
    else conditions[name] = isWanted;
  }
}

function readNearby(reading: Reading, kind: Extract<Meaning, { kind: 'nearby' }>['value'], at: number): void {
  const { near, conditions, qualifier } = reading;
  if (near?.isNegated || qualifier.isNegated) refuse(reading, near?.at ?? at, at);
  else if (near) conditions.near = [...new Set([...(conditions.near ?? []), kind])];
  else reading.unread.add(at);
}

/** How far a known service may stand behind an unknown word: “near a good school”. */
const reach = 2;

function readUnknown(reading: Reading, at: number): void {
  const { tokens, near, unread, qualifier } = reading;
  if (/^[-+<≤²'’]$/.test(tokens[at]?.text ?? '')) return;
  const isOfNearby = tokens.slice(at + 1, at + 1 + reach).some(({ meaning }) => meaning?.kind === 'nearby');
  if (near && !isOfNearby && !hasNearby(reading, near.at, at)) leaveUnread(reading, near.at, at);
  else unread.add(at);
  // “Without a majlis in Al Narjis” turns the majlis away, and not the district.
  if (qualifier.isNegated && !near) refuse(reading, at, at);
}

/** Whether a service is named between two words. */
export const hasNearby = ({ tokens }: Reading, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ meaning }) => meaning?.kind === 'nearby');
