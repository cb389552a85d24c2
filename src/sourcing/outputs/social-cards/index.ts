import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { Locale } from '../../../i18n/locales';
import { riyadhDay } from '../../../i18n/riyadh-time';
import { licenceState, type LicencePolicy } from '../../../domain/licence';
import type { PublishedProject, PublishedUnit } from '../../../domain/views/published';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import { dataFolder } from '../../paths';
import { licenceText } from './licence-text';
import { pageCards, type PageCardContent } from './page-cards';
import { projectCards, type CardLicence, type CardProject } from './project-cards';
import { unitCards, type CardPlan } from './unit-cards';
import { writeCards } from './write-cards';

interface CardData extends PageCardContent {
  site: { buildTime: string } | null;
  licenceRules: { when_missing_or_expired: LicencePolicy } | null;
  allProject: { nodes: { record: PublishedProject; cover: CardProject['cover'] }[] };
  allUnitPage: { nodes: { record: PublishedUnit; floor_plan: CardPlan }[] };
}

/** Draws a card for each project, unit and plain page, in each language, into the built site. */
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
      licenceRules {
        when_missing_or_expired
      }
      allUnitPage {
        nodes {
          record
          floor_plan {
            files {
              ar {
                absolutePath
                internal {
                  contentDigest
                }
              }
              en {
                absolutePath
                internal {
                  contentDigest
                }
              }
            }
          }
        }
      }
      allProject {
        nodes {
          record
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
  const today = riyadhDay(data.site?.buildTime ?? '');
  const policy = data.licenceRules?.when_missing_or_expired ?? 'notice';
  const withheld = (licence: CardLicence) => licenceState(licence, today, policy).withheld;
  const projectTexts = readTexts('projects');
  const labels = {
    brand: data.brand?.name ?? { ar: '', en: '' },
    comma: { ar: '، ', en: ', ' },
    licence: licenceText(today),
    status: (locale: Locale, status: string) =>
      (projectTexts[locale].status as Record<string, string>)[status] ?? '',
  };
  const directories = { publicDirectory, cacheDirectory: path.join(dataFolder, 'social-cards') };
  const projects = data.allProject.nodes.map(({ record, cover }) => ({ ...record, cover }));
  const units = data.allUnitPage.nodes.map(({ record, floor_plan: plan }) => ({ ...record, plan }));
  const cards = [
    ...projectCards(projects, labels),
    ...unitCards(units, projects, labels, withheld),
    ...pageCards(data),
  ];
  const { drawn, unchanged } = await writeCards(cards, directories);
  reporter.info(`Social cards: ${drawn} drawn, ${unchanged} unchanged`);
}
