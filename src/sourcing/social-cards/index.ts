import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { Locale } from '../../i18n/locales';
import { riyadhDay } from '../../i18n/riyadh-time';
import arabic from '../../i18n/locales/ar/projects.json';
import english from '../../i18n/locales/en/projects.json';
import { dataFolder } from '../paths';
import { licenceText } from './licence-text';
import { pageCards, type PageCardContent } from './page-cards';
import { projectCards, type CardProject } from './project-cards';
import { writeCards } from './write-cards';

interface CardData extends PageCardContent {
  site: { buildTime: string } | null;
  allProject: { nodes: CardProject[] };
}

const statuses: Record<Locale, Record<string, string>> = { ar: arabic.status, en: english.status };

/** Draws a card for each project and each plain page, in each language, into the built site. */
export async function drawSocialCards(
  { graphql, reporter }: BuildArgs,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<CardData>(`
    query SocialCards {
      site {
        buildTime
      }
      brand {
        name {
          ar
          en
        }
      }
      homeHero {
        titleLines {
          ar
          en
        }
        lead {
          ar
          en
        }
        image {
          absolutePath
          internal {
            contentDigest
          }
        }
      }
      aboutIntro {
        title {
          ar
          en
        }
        lead {
          ar
          en
        }
        image {
          absolutePath
          internal {
            contentDigest
          }
        }
      }
      faqPage {
        title {
          ar
          en
        }
        lead {
          ar
          en
        }
      }
      privacyPage {
        title {
          ar
          en
        }
        lead {
          ar
          en
        }
      }
      accessibilityPage {
        title {
          ar
          en
        }
        lead {
          ar
          en
        }
      }
      allProject {
        nodes {
          slug
          name {
            ar
            en
          }
          city {
            ar
            en
          }
          district {
            ar
            en
          }
          status
          licence {
            kind
            number
            expires_at
            url
          }
          cover {
            file {
              absolutePath
              internal {
                contentDigest
              }
            }
          }
        }
      }
    }
  `);
  if (!data) return reporter.panic('The projects of the social cards cannot be read', errors as Error);
  const labels = {
    brand: data.brand?.name ?? { ar: '', en: '' },
    comma: { ar: '، ', en: ', ' },
    licence: licenceText(riyadhDay(data.site?.buildTime ?? '')),
    status: (locale: Locale, status: string) => statuses[locale][status] ?? '',
  };
  const directories = { publicDirectory, cacheDirectory: path.join(dataFolder, 'social-cards') };
  const cards = [...projectCards(data.allProject.nodes, labels), ...pageCards(data)];
  const { drawn, unchanged } = await writeCards(cards, directories);
  reporter.info(`Social cards: ${drawn} drawn, ${unchanged} unchanged`);
}
