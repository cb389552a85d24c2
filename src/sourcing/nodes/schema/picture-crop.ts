import type { CreateResolversArgs } from 'gatsby';
import sharp from 'sharp';
import type { PictureFocus } from '../../../lib/picture-focus';

/** Where the build crops, by the editors' word. */
const gravity: Record<PictureFocus, number> = {
  center: sharp.gravity.center,
  top: sharp.gravity.north,
  bottom: sharp.gravity.south,
  left: sharp.gravity.west,
  right: sharp.gravity.east,
  top_left: sharp.gravity.northwest,
  top_right: sharp.gravity.northeast,
  bottom_left: sharp.gravity.southwest,
  bottom_right: sharp.gravity.southeast,
};

/** Types whose picture has a focus. */
const focusedTypes = ['HomeHero', 'HomeCeoMessage', 'AboutIntro'] as const;

interface FocusedNode {
  image?: string;
  imageFocus?: PictureFocus;
}

interface ImageArgs {
  transformOptions?: { cropFocus?: number };
}

interface ResolverInfo {
  originalResolver(source: unknown, args: ImageArgs, context: ResolverContext, info: unknown): unknown;
}

interface ResolverContext {
  nodeModel: {
    findOne(query: { type: string }): Promise<FocusedNode | null>;
    getNodeById(query: { id: string }): { absolutePath?: string } | null;
  };
}

/** The focus that an editor chose for this file. */
async function focusOf(
  file: string,
  nodeModel: ResolverContext['nodeModel'],
): Promise<PictureFocus | undefined> {
  const nodes = await Promise.all(focusedTypes.map((type) => nodeModel.findOne({ type })));
  return nodes.find((node) => node?.image === file)?.imageFocus ?? undefined;
}

/** Crops pictures around the focus that editors chose, in those queries that say `cropFocus: CENTER`. */
export function cropAroundFocus({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        async resolve(
          source: { parent: string },
          args: ImageArgs,
          context: ResolverContext,
          info: ResolverInfo,
        ) {
          const { transformOptions } = args;
          if (transformOptions?.cropFocus !== sharp.gravity.center)
            return info.originalResolver(source, args, context, info);
          const file = context.nodeModel.getNodeById({ id: source.parent })?.absolutePath ?? '';
          const focus = await focusOf(file, context.nodeModel);
          const options = focus ? { ...transformOptions, cropFocus: gravity[focus] } : transformOptions;
          return info.originalResolver(source, { ...args, transformOptions: options }, context, info);
        },
      },
    },
  });
}
