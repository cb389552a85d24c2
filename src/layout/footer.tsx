/** The band at the end of every page. */
import { Link } from 'gatsby';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { socialLinks, useOrganisation } from '../features/organisation';
import { useBrand, useLocalized, useTranslation } from '../i18n';
import { displayPhone, telHref, whatsappHref } from '../lib/phone';
import { from } from '../theme';
import { Container, Num } from '../ui';
import { footerEntries } from './navigation';

/** The year of the build in the HTML, that of the visitor afterwards. */
function useCurrentYear(): number {
  const [year, setYear] = useState(Number(process.env['GATSBY_BUILD_YEAR']));
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}

export function Footer() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const brand = useBrand();
  const organisation = useOrganisation();
  const year = useCurrentYear();
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
            <span lang="ar">{brand.tagline.ar}</span>
            <span lang="en">{brand.tagline.en}</span>
          </Tagline>
        </div>
        <nav aria-label={t('footer.browse')}>
          <h2>{t('footer.browse')}</h2>
          <ul>
            {footerEntries(organisation).map(({ key, to }) => (
              <li key={key}>
                <Link to={to}>{t(`nav.${key}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {organisation && (
          <div>
            <h2>{t('footer.contact')}</h2>
            <ul>
              {organisation.phone1 && (
                <li>
                  <a href={telHref(organisation.phone1)}>
                    <Num>{displayPhone(organisation.phone1)}</Num>
                  </a>
                </li>
              )}
              {organisation.email && (
                <li>
                  <a href={`mailto:${organisation.email}`}>
                    <Num>{organisation.email}</Num>
                  </a>
                </li>
              )}
              {organisation.whatsapp && (
                <li>
                  <a href={whatsappHref(organisation.whatsapp)}>{t('social.whatsapp')}</a>
                </li>
              )}
              {socialLinks(organisation).map(({ network, href }) => (
                <li key={network}>
                  <a href={href} rel="noopener me">
                    {t(`social.${network}`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Legal>
          <span>
            {t('footer.copyright', {
              year,
              name: localized(organisation?.legal_name ?? brand.copyrightName),
            })}
          </span>
          {organisation?.licence_number && (
            <span>{t('footer.licence', { number: organisation.licence_number })}</span>
          )}
          {organisation?.founded_year && (
            <span>{t('footer.since', { year: organisation.founded_year })}</span>
          )}
        </Legal>
      </Columns>
    </Band>
  );
}

const Band = styled.footer`
  padding-block: var(--s8) var(--s6);
  background: var(--ink-900);
  color: var(--white);
  --ring: var(--white);
  h2 {
    font-size: var(--fs-sm);
    color: var(--bronze-lit);
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  li a:hover {
    color: var(--bronze-lit);
  }
`;

const Columns = styled(Container)`
  grid-template-columns: minmax(0, 1fr);
  ${from('forms')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Tagline = styled.p`
  display: grid;
  padding-block-start: var(--s4);
  font-size: var(--fs-h3);
  font-weight: 500;
  [lang='en'] {
    font-size: var(--fs-body);
    font-weight: 400;
    color: var(--mist);
  }
`;

const Legal = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  padding-block-start: var(--s5);
  border-block-start: 1px solid var(--line-dark);
  font-size: var(--fs-sm);
  color: var(--mist);
`;
