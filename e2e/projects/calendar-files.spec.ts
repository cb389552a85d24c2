import ICAL from 'ical.js';
import { demoProjectPath, fetchProject } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

function eventIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('the launch and the viewings of a project are added to a calendar @12.24', async ({
    read,
    request,
    siteLocale,
    apiUrl,
  }) => {
    const project = await fetchProject(apiUrl);
    const { page } = await read(demoProjectPath);
    const links = page.getByRole('link', { name: text(siteLocale, 'projects', 'detail.calendar.add') });
    await expect(links).toHaveCount(1 + (project.viewings?.length ?? 0));
    const times: (string | null | undefined)[] = [];
    for (const link of await links.all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      const event = eventIn(await answer.text());
      expect(event.summary).toContain(project.name[siteLocale]);
      times.push(event.startDate.toJSDate().toISOString());
    }
    expect(times).toEqual([
      project.launch_date,
      ...(project.viewings ?? []).map(({ starts_at }) => starts_at),
    ]);
  });
});

test('a viewing that is over is not shown', async ({ page, siteLocale, apiUrl }) => {
  const { viewings = [] } = await fetchProject(apiUrl);
  const end = Math.max(...viewings.map(({ ends_at }) => Date.parse(ends_at)));
  await page.clock.setFixedTime(end + 60_000);
  await page.goto(demoProjectPath);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: text(siteLocale, 'projects', 'detail.viewings.title') }),
  ).toHaveCount(0);
});
