import sharp from 'sharp';
import { cropAroundFocus } from './picture-crop';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<{ args: unknown }>;

/** Gatsby's resolver and its store of nodes are stand-ins: a schema of Gatsby needs a whole build. */
async function argsFor(
  imageFocus: string | undefined,
  cropFocus: number | undefined,
  file = '/home/ceo.jpg',
) {
  let resolve: Resolve | undefined;
  cropAroundFocus({
    createResolvers: (resolvers: { ImageSharp: { gatsbyImageData: { resolve: Resolve } } }) => {
      ({ resolve } = resolvers.ImageSharp.gatsbyImageData);
    },
  } as unknown as Parameters<typeof cropAroundFocus>[0]);
  const nodeModel = {
    getNodeById: () => ({ absolutePath: file }),
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(type === 'HomeCeoMessage' ? { image: '/home/ceo.jpg', imageFocus } : null),
  };
  const info = { originalResolver: (_source: object, args: unknown) => ({ args }) };
  const result = await resolve?.(
    { parent: 'file' },
    { width: 1000, transformOptions: { cropFocus } },
    { nodeModel },
    info,
  );
  return result?.args;
}

const cropped = (cropFocus: number | undefined) => ({ width: 1000, transformOptions: { cropFocus } });

test.each([
  ['top', sharp.gravity.north],
  ['left', sharp.gravity.west],
  ['bottom_right', sharp.gravity.southeast],
])('a picture whose focus is %s is cropped around it', async (focus, expected) => {
  expect(await argsFor(focus, sharp.gravity.center)).toEqual(cropped(expected));
});

test('a picture without a focus is cropped around its middle', async () => {
  expect(await argsFor(undefined, sharp.gravity.center)).toEqual(cropped(sharp.gravity.center));
});

test('other pictures, and queries that crop otherwise, are left alone', async () => {
  expect(await argsFor('top', sharp.gravity.center, '/other.jpg')).toEqual(cropped(sharp.gravity.center));
  expect(await argsFor('top', undefined)).toEqual(cropped(undefined));
});
