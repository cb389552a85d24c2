import '../lib/supported-system';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { projectFiles } from '../lib/git';
import { rootDir } from '../lib/paths';

/** Words that are not used any more → the standard term. Matched as whole words; a part of a name counts as a word. */
const outdated: readonly [pattern: RegExp, instead: string][] = [
  [/\borganis(?:ation|ed|e)/i, 'organization, as in the contract'],
  [/\bbaked?\b(?! in)|\bbaked[A-Z]/, 'prerendered'],
  [/\b(?:Known|Live)Listing\b|\bListMemory\b|\blist-memory\b/, 'CachedPage, LivePage, PageCache'],
  [/\bload-?sound\b/i, 'fetchValidPage'],
  [/\bawaited\(|\bnoSooner\b|\bno-sooner\b|\buseSlow\b/, 'withProgress, withMinDelay, useDelayed'],
  [/\bawake\b/i, 'hydrated'],
  [/\bmoveWithin\w+|\buseArrival\b/, 'markListNavigation, useFocusAfterNavigation'],
  [/\bearly-?press\b|\bwhenReleased\b/i, 'replayClick, afterPointerUp'],
  [/\bsame-place\b/, 'shouldUpdateScroll'],
  [/\bclean-?answer\b|\bcloseGaps\b/i, 'sanitizeResponse, dropNulls'],
  [/\b(?:keep|kept)Text\b/, 'readSession, writeSession'],
  [/\bmeantBy\b|\bnoteTyping\b|\btrapField\b/, 'normalizerOf, handleInput, honeypotField'],
  [/\b(?:take|keep|confine)Early\b|\bnudge/i, 'drainPending, savePending, retryNow'],
  [/\b(?:Kept|Known)Unit\b/, 'ShortlistItem, UnitSnapshot'],
  [/\bstep-?back\b/i, 'undo'],
  [/\btwinPrefix\b|\bwithoutTwinPrefix\b/i, 'localePrefix, stripLocalePrefix'],
  [/\b(?:Late|Outbox|Shortlist)Door\b|\blate-door\b/, 'FallbackPage, OutboxNotifier, ShortlistBarLoader'],
  [/\blate records?\b|\blate-records\b/i, 'record published after the build'],
  [/\bsurroundings\b/i, 'resolveSettings, NeighbourhoodMap'],
  [/\bhindrances?\b|\bisDear\b/i, 'autoplayBlockers, isMetered'],
  [/\bquietPort\b|\bLifetime\b|\b[Uu]pheavals?\b/, 'freePort, CommandContext, Disruption'],
  [/\badaptations?\b|\$look\b/i, 'user-preferences, $variant'],
  [
    /\bHomeConditions\b|\bfindHomes\b|\bcost-?home\b|\bHomeLinks\b|\bNoScriptHomes\b/i,
    'unit, for what is sold',
  ],
  [/\bsaidIn\b|\bisLooking\b|\bcountMeeting\b|\bmanners\b|\binnocent\b/, 'what the thing is or does'],
  [/\bmend(?:s|ed|ing)?\b|\bmend[A-Z]/, 'fix'],
  [/\banew\b/i, 'again'],
  [/\bin vain\b/i, 'unsuccessfully, without effect'],
  [/\bto be had\b/i, 'available'],
  [/\bgiv(?:e|es|ing) way\b|\bgave way\b/i, 'is replaced by, is left out'],
];

const here = 'scripts/check/words.ts';
/** Generated, written for visitors, or a history. */
const skipped =
  /^(?:content|static|openapi\/(?:public-api|reference-api\/demo-data)|src\/i18n\/locales)|^CHANGELOG|package-lock|^scripts\/check\/words/;
const text = /\.(?:[cm]?[jt]sx?|md|ya?ml|json|css|template|toml)$/;

new Command('npm run check -- words')
  .description('Name words that the project no longer uses, with the standard term')
  .parse();
const files = projectFiles().filter((file) => text.test(file) && !skipped.test(file));
let found = 0;
for (const file of files) {
  for (const [index, line] of readFileSync(path.join(rootDir, file), 'utf8').split('\n').entries()) {
    for (const [pattern, instead] of outdated) {
      const word = pattern.exec(line)?.[0];
      if (!word) continue;
      found += 1;
      console.error(`${file}:${index + 1} “${word}”: use ${instead}`);
    }
  }
}
console.log(`${files.length} files, ${found} outdated words (the list is in ${here})`);
if (found > 0) process.exitCode = 1;
