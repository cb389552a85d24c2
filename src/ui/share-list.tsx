import styled from 'styled-components';
import { ShareIcon } from './icons';
import { shareTargets, useDeviceShare, type Shareable, type ShareLabels } from './share';

/** Share targets as rows with icon and name; the device's share sheet comes last. */
export function ShareList({ labels, ...shared }: Shareable & { labels: ShareLabels }) {
  const openShareSheet = useDeviceShare(shared);
  return (
    <Rows>
      {shareTargets(shared, labels).map(({ href, icon, label }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {icon}
            {label}
          </a>
        </li>
      ))}
      {openShareSheet && (
        <li>
          <button type="button" onClick={openShareSheet}>
            <ShareIcon />
            {labels.device}
          </button>
        </li>
      )}
    </Rows>
  );
}

const Rows = styled.ul`
  a,
  button {
    display: flex;
    align-items: center;
    gap: 16px;
    inline-size: 100%;
    min-block-size: 64px;
    border-block-end: 1px solid var(--line);
    font-weight: 500;
    text-align: start;
  }
  :is(a, button):is(:hover, :active) {
    color: var(--brick);
  }
`;
