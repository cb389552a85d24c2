import styled from 'styled-components';
import type { PictureSource } from '../../ui';

/** An editors' photograph as picture source. Only its resized copies are published, so the original has no address. */
export const getPicture = (file: PictureSource['file']): PictureSource => ({ url: '', file: file ?? null });

/** Frame of a page's main picture: one corner round, at the end of the first line. */
export const ArchedFrame = styled.div`
  overflow: hidden;
  border-start-end-radius: var(--arch);
`;
