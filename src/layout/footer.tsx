import { useEffect, useState } from 'react';
import { useOrganization } from '../features/organization';
import { useLocale, useLocalized, useTranslation } from '../i18n';
import { useBrand } from '../seo';
import { routes } from '../lib/routes';
import { ErrorBoundary, Link } from '../ui';
import { Band, Columns, Legal, Tagline } from './footer.styles';
import { FooterContact } from './footer-contact';
import { footerEntries } from './menu-entries';

/** The year of the build in the HTML, the current year after hydration. */
function useCurrentYear(): number {
  const [year, setYear] = useState(Number(process.env['GATSBY_BUILD_YEAR']));
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}

/** Emblem and tagline, links, contact, licence and year. */
export function Footer({ path }: { path: string }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { content } = useLocale();
  const brand = useBrand();
  const organization = useOrganization();
  const year = useCurrentYear();
  const current = (to: string) => (to === path ? 'page' : undefined);
  const other = content === 'ar' ? 'en' : 'ar';
  return (
    <Band>
      <Columns>
        <div>
          <img
            src="/brand/logo-white.svg"
            alt={localized(brand.name)}
            width={72}
            height={84}
            loading="lazy"
          />
          <Tagline>
            <span lang={content}>{brand.tagline[content]}</span>
            <span lang={other}>{brand.tagline[other]}</span>
          </Tagline>
        </div>
        <nav aria-label={t('footer.browse')}>
          <h2>{t('footer.browse')}</h2>
          <ul>
            {footerEntries(organization).map(({ key, to }) => (
              <li key={key}>
                <Link to={to} aria-current={current(to)}>
                  {t(`nav.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ErrorBoundary>{organization && <FooterContact organization={organization} />}</ErrorBoundary>
        <Legal $floating={organization !== undefined}>
          <span>
            {t('footer.copyright', {
              year,
              name: localized(organization?.legal_name ?? brand.copyrightName),
            })}
          </span>
          {organization?.licence_number && (
            <span>{t('footer.licence', { number: organization.licence_number })}</span>
          )}
          {organization?.founded_year && (
            <span>{t('footer.since', { year: organization.founded_year })}</span>
          )}
          <Link to={routes.privacy} aria-current={current(routes.privacy)}>
            {t('nav.privacy')}
          </Link>
          <Link to={routes.accessibility} aria-current={current(routes.accessibility)}>
            {t('nav.accessibility')}
          </Link>
        </Legal>
      </Columns>
    </Band>
  );
}
