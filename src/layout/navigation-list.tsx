import { useOrganization } from '../features/organization';
import { useTranslation } from '../i18n';
import { ArrowUpRightIcon, Link } from '../ui';
import { getAriaCurrent, type headerEntries, type MenuEntry } from './menu-entries';

interface NavigationListProps {
  path: string;
  /** Which of them there are: `headerEntries`, `drawerEntries`. */
  entriesOf: typeof headerEntries;
}

/** The menu entries as a list of links; the header, the drawer and the fallback menu style it. */
export function NavigationList({ path, entriesOf }: NavigationListProps) {
  const entries = entriesOf(useOrganization());
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          <MenuLink entry={entry} current={getAriaCurrent(entry, entries, path)} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ entry, current }: { entry: MenuEntry; current: ReturnType<typeof getAriaCurrent> }) {
  const { t } = useTranslation();
  const label = t(`nav.${entry.key}`);
  if (entry.external) {
    return (
      <a href={entry.to} rel="noopener" aria-label={t('nav.outside', { name: label })}>
        {label}
        <ArrowUpRightIcon size={16} />
      </a>
    );
  }
  return (
    <Link to={entry.to} aria-current={current}>
      {label}
    </Link>
  );
}
