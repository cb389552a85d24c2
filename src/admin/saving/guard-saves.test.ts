import type { BegunTexts } from './begun-texts';
import { readGiteaSave } from './gitea-saves';
import { readGitHubSave } from './github-saves';
import { readGitLabSave } from './gitlab-saves';
import { guardSaves, type Conflict } from './guard-saves';
import { createRepository, giteaHost, githubHost, gitlabHost, saveRequests } from './testing';

const hosts = [
  { name: 'github', answer: githubHost, readSaveRequest: readGitHubSave },
  { name: 'gitlab', answer: gitlabHost, readSaveRequest: readGitLabSave },
  { name: 'gitea', answer: giteaHost, readSaveRequest: readGiteaSave },
] as const;

const deed = 'content/faq/deed.md';

describe.each(hosts)('$name', ({ name, answer, readSaveRequest }) => {
  /** An editor who opened the files as they are, and what they are asked. */
  function setUp(files: Record<string, string>, { replaces = false, before = () => {} } = {}) {
    const repository = createRepository(files);
    const host = answer(repository);
    const asked: Conflict[][] = [];
    const begun: BegunTexts = new Map(Object.entries(files));
    const send = guardSaves({
      send: (url, init) => {
        // Right before a commit, when everything has been compared.
        if ((init?.body as string | undefined)?.match(/additions|actions|"files"/)) before();
        return host(url, init);
      },
      readSaveRequest,
      begun,
      askToReplace: (conflicts) => {
        asked.push([...conflicts]);
        return Promise.resolve(replaces);
      },
      refusal: 'kept',
    });
    const save = async (texts: Record<string, string>) => {
      const { url, body } = saveRequests[name](repository, texts);
      const response = await send(url, { method: 'POST', body: JSON.stringify(body) });
      return {
        status: response.status,
        body: (await response.json()) as { errors?: unknown; message?: string },
      };
    };
    return { repository, begun, asked, save };
  }

  test('a text that nobody else has changed is saved without a question', async () => {
    const { repository, asked, save } = setUp({ [deed]: 'Yes.\n' });
    repository.commit({ 'content/faq/other.md': 'Other.\n' });
    await save({ [deed]: 'Certainly.\n' });
    expect({ asked, saved: repository.texts.get(deed) }).toEqual({ asked: [], saved: 'Certainly.\n' });
  });

  test('what somebody has saved meanwhile stays, and the editor sees both', async () => {
    const { repository, asked, save } = setUp({ [deed]: 'Yes.\n' });
    repository.commit({ [deed]: 'Indeed.\n' });
    const { status, body } = await save({ [deed]: 'Certainly.\n' });
    expect({ status, message: body.message }).toEqual({ status: 409, message: 'kept' });
    expect(asked).toEqual([[{ path: deed, saved: 'Indeed.\n', written: 'Certainly.\n' }]]);
    expect(repository.texts.get(deed)).toBe('Indeed.\n');
  });

  test('an editor who has seen the difference may save in its place', async () => {
    const { repository, asked, save } = setUp({ [deed]: 'Yes.\n' }, { replaces: true });
    repository.commit({ [deed]: 'Indeed.\n' });
    await save({ [deed]: 'Certainly.\n' });
    expect(asked).toHaveLength(1);
    expect(repository.texts.get(deed)).toBe('Certainly.\n');
  });

  test('who saves between the comparison and the save loses nothing', async () => {
    const others = [() => repository.commit({ [deed]: 'Indeed.\n' })];
    const setup = setUp({ [deed]: 'Yes.\n' }, { before: () => void others.pop()?.() });
    const { repository, asked, save } = setup;
    const { status } = await save({ [deed]: 'Certainly.\n' });
    expect({ status, asked }).toEqual({
      status: 409,
      asked: [[{ path: deed, saved: 'Indeed.\n', written: 'Certainly.\n' }]],
    });
    expect(repository.texts.get(deed)).toBe('Indeed.\n');
  });

  test('a save beside those of other files is tried again', async () => {
    const others = [() => repository.commit({ 'content/faq/other.md': 'Other.\n' })];
    const setup = setUp({ [deed]: 'Yes.\n' }, { before: () => void others.pop()?.() });
    const { repository, asked, save } = setup;
    await save({ [deed]: 'Certainly.\n' });
    expect({ asked, saved: repository.texts.get(deed) }).toEqual({ asked: [], saved: 'Certainly.\n' });
  });

  test('a new text does not take the place of one that somebody else has added', async () => {
    const { repository, begun, asked, save } = setUp({});
    begun.set(deed, undefined);
    repository.commit({ [deed]: 'Indeed.\n' });
    await save({ [deed]: 'Certainly.\n' });
    expect(asked).toHaveLength(1);
    expect(repository.texts.get(deed)).toBe('Indeed.\n');
  });

  test('a text that somebody has removed is named, and may be saved again', async () => {
    const { repository, asked, save } = setUp({ [deed]: 'Yes.\n' }, { replaces: true });
    repository.texts.delete(deed);
    await save({ [deed]: 'Certainly.\n' });
    expect(asked).toEqual([[{ path: deed, saved: undefined, written: 'Certainly.\n' }]]);
    expect(repository.texts.get(deed)).toBe('Certainly.\n');
  });

  test('a file that the editor did not touch stays as somebody else has saved it', async () => {
    const [ar, en] = ['src/i18n/locales/ar/common.json', 'src/i18n/locales/en/common.json'];
    const { repository, asked, save } = setUp({ [ar]: '"قديم"', [en]: '"old"' });
    repository.commit({ [en]: '"new"' });
    await save({ [ar]: '"جديد"', [en]: '"old"' });
    expect(asked).toEqual([]);
    expect([repository.texts.get(ar), repository.texts.get(en)]).toEqual(['"جديد"', '"new"']);
  });

  test('other line ends are no difference', async () => {
    const { begun, asked, save } = setUp({ [deed]: '\uFEFFYes.\r\n\r\n' });
    begun.set(deed, 'Yes.\n');
    await save({ [deed]: 'Certainly.\n' });
    expect(asked).toEqual([]);
  });
});
