/** Adverts that an earlier build published and this one does not: their pages say so, and hosts answer them with 410. */
import { localePrefixPattern } from './addresses';

/** Folder of the marks in the build. It is for hosts alone, by its underscore. */
export const withdrawnFolder = '_withdrawn';

/** Path of the file, from the root of the build, whose existence says that the page at this path is withdrawn. */
export const withdrawnMark = (pathname: string): string => `/${withdrawnFolder}${pathname}.txt`;

const advertAddress = new RegExp(
  `^${localePrefixPattern}/(?:projects/(?:detail|contact|share)|rentals|blogs)/[^/]`,
);

/** Whether the page at this decoded path may be that of an advert, so that its mark is worth looking for. */
export const isAdvertAddress = (pathname: string): boolean => advertAddress.test(pathname);
