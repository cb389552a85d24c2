import { displayPhone, internationalDigits } from '../../src/lib/phone';
import { fetchProfile } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { changeProfile } from '../support/page';
import { text, type KeyIn } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('the footer has the phone and the email of the profile @1.15 @2.42 @2.43', async ({
    read,
    apiUrl,
  }) => {
    const { phone1, email } = await fetchProfile(apiUrl);
    const { page } = await read('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: displayPhone(phone1 ?? '') })).toHaveAttribute(
      'href',
      `tel:+${internationalDigits(phone1 ?? '')}`,
    );
    await expect(footer.getByRole('link', { name: email ?? '' })).toHaveAttribute('href', `mailto:${email}`);
  });

  test('the footer has icons for WhatsApp, Instagram, Twitter and YouTube @1.15 @2.44', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const { whatsapp, instagram, twitter, youtube } = await fetchProfile(apiUrl);
    const { page } = await read('/about');
    const networks = page
      .getByRole('contentinfo')
      .getByRole('list', { name: text(siteLocale, 'common', 'footer.networks') });
    const addresses = [
      ['whatsapp', `https://wa.me/${internationalDigits(whatsapp ?? '')}`],
      ['instagram', `https://www.instagram.com/${instagram}`],
      ['twitter', `https://x.com/${twitter}`],
      ['youtube', `https://www.youtube.com/@${youtube}`],
    ] as const;
    await expect(networks.getByRole('link')).toHaveCount(4);
    for (const [network, address] of addresses) {
      const link = networks.getByRole('link', { name: text(siteLocale, 'common', `social.${network}`) });
      await expect(link).toHaveAttribute('href', address);
      await expect(link.locator('svg')).toBeVisible();
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('the footer has the emblem and “sustainable care” in both languages, and links to projects, rentals, consultation, blogs, FAQ and the maintenance form @2.39 @2.40 @2.41', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const emblem = footer.getByRole('img', { name: /شاقول|Shaqool/ });
  await emblem.scrollIntoViewIfNeeded();
  await expect
    .poll(() => emblem.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(emblem).toBeVisible();
  await expect(footer.getByText('رعاية مستدامة', { exact: true })).toBeVisible();
  await expect(footer.getByText('Sustainable care', { exact: true })).toBeVisible();

  const links = footer
    .getByRole('navigation', { name: text(siteLocale, 'common', 'footer.browse') })
    .getByRole('link');
  const addresses = [
    ['projects', '/projects'],
    ['rentals', '/rentals'],
    ['consultation', '/consultation'],
    ['blogs', '/blogs'],
    ['faq', '/FAQ'],
    ['maintenanceRequest', '/maintenance'],
  ] as const;
  await expect(links).toHaveText(addresses.map(([key]) => text(siteLocale, 'common', `nav.${key}`)));
  for (const [index, [, address]] of addresses.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address);
  }
  await links.last().click();
  await expect(page).toHaveURL('/maintenance');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text(siteLocale, 'common', 'nav.privacy') })
    .click();
  await expect(page).toHaveURL('/privacy');
});

test('a social network removed from the profile is removed from the footer, without a build @2.45', async ({
  page,
  siteLocale,
}) => {
  await changeProfile(page, () => ({ instagram: null, youtube: '' }));
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const link = (network: KeyIn<'common', 'social'>) =>
    footer.getByRole('link', { name: text(siteLocale, 'common', `social.${network}`), exact: true });
  await expect(link('instagram')).toHaveCount(0);
  await expect(link('youtube')).toHaveCount(0);
  await expect(link('whatsapp')).toBeVisible();
  await expect(link('twitter')).toBeVisible();
});

test('the copyright line has the current year, also years after the build @2.46', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/about');
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  await page.clock.setFixedTime(new Date('2041-07-01T12:00:00+03:00'));
  await page.goto('/about');
  await expect(footer.getByText('© 2041')).toBeVisible();
});
