import type { CreateResolversArgs } from 'gatsby';
import {
  articleCard,
  projectCard,
  projectChoice,
  projectContact,
  projectListRow,
  projectPage,
  rentalCard,
} from '../../../domain/views/views';

/** The fields of type JSON by which queries take what a page or card shows of a record. */
const views = {
  Project: {
    choice: projectChoice,
    contact: projectContact,
    card: projectCard,
    row: projectListRow,
    page: projectPage,
  },
  Rental: { card: rentalCard },
  Blog: { card: articleCard },
} as const;

type View = (record: unknown) => object;

const toField = (view: View) => ({
  type: 'JSON!',
  resolve: ({ record }: { record: unknown }) => view(record),
});

/** Adds them to the types in `records.ts`. */
export function addViews({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  createResolvers(
    Object.fromEntries(
      Object.entries(views).map(([type, fields]) => [
        type,
        Object.fromEntries(
          Object.entries(fields).map(([name, view]) => [name, toField(view as unknown as View)]),
        ),
      ]),
    ),
  );
}
