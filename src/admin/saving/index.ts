import type { AppEventListener, Backend } from '@sveltia/cms';
import type { Language } from '../../sourcing/content/problems';
import { begunTexts, type BegunTexts } from './begun-texts';
import { askToReplace, conflictRefusal } from './conflict-dialog';
import { readGiteaSave } from './gitea-saves';
import { readGitHubSave } from './github-saves';
import { readGitLabSave } from './gitlab-saves';
import { guardSaves } from './guard-saves';
import type { ReadSaveRequest } from './save-request';

const hosts: Partial<Record<Backend['name'], ReadSaveRequest>> = {
  gitea: readGiteaSave,
  github: readGitHubSave,
  gitlab: readGitLabSave,
};

/**
 * Keeps a save from erasing what somebody else has saved meanwhile, in this browser or another one.
 * @returns what tells it of an entry that is about to be saved
 */
export function protectSaves(backend: Backend, language: Language): AppEventListener {
  const begun: BegunTexts = new Map();
  const readSaveRequest = hosts[backend.name];
  if (readSaveRequest) {
    window.fetch = guardSaves({
      send: window.fetch.bind(window),
      readSaveRequest,
      begun,
      askToReplace: (conflicts) => askToReplace(conflicts, language),
      refusal: conflictRefusal[language],
    });
  }
  return {
    name: 'preSave',
    handler: ({ entry }) => {
      begun.clear();
      for (const [path, text] of begunTexts(entry)) begun.set(path, text);
    },
  };
}
