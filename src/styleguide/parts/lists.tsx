import {
  Card,
  CardBody,
  CardFacts,
  CardFooter,
  CardGrid,
  CardImage,
  CardLocation,
  CardText,
  CardTitle,
} from '../../ui';
import {
  CardSkeleton,
  CheckIcon,
  EmptyState,
  FeatureGrid,
  Pagination,
  Price,
  SearchIcon,
  Tag,
  Toolbar,
} from '../../ui';
import { Button, type CardVariant } from '../../ui';
import { AllStates, Example, type PartsProps } from '../sheet';

const variants: readonly CardVariant[] = ['column', 'row', 'post', 'lead'];
const here = '/dev/ui';

export function ListParts({ w, locale }: PartsProps) {
  const card = (variant: CardVariant) => (
    <Card $variant={variant}>
      <CardImage source={null} alt={w.title} chip={{ tone: 'success', label: w.short }} arch="small" />
      <CardBody>
        <CardTitle to={here}>{w.title}</CardTitle>
        <CardLocation>{w.place}</CardLocation>
        <CardFacts facts={[{ key: 'rooms', icon: CheckIcon, value: `3 ${w.unit}` }]} />
        <CardText>{w.long}</CardText>
        <CardFooter>
          <Price text={w.price} amount={w.amount} />
        </CardFooter>
      </CardBody>
    </Card>
  );
  const labels = { list: w.other, previous: w.choices[0] ?? '', next: w.action, page: String };
  return (
    <>
      {variants.map((variant) => (
        <Example key={variant} as={`Card ${variant}`}>
          {card(variant)}
        </Example>
      ))}
      <Example as="Card :hover">
        <div data-forced="hover">{card('column')}</div>
      </Example>
      <Example as="CardGrid with CardSkeleton">
        <CardGrid>
          {w.choices.map((choice) => (
            <li key={choice}>
              <CardSkeleton />
            </li>
          ))}
        </CardGrid>
      </Example>
      <Example as="FeatureGrid">
        <FeatureGrid>
          {variants.slice(0, 3).map((variant, index) => (
            <li key={variant}>{card(index === 0 ? 'column' : 'row')}</li>
          ))}
        </FeatureGrid>
      </Example>
      <AllStates as="Toolbar, Tag">
        <Toolbar>
          <span>{w.other}</span>
          <Tag label={w.short} action={`${w.close}: ${w.short}`} to={here} />
        </Toolbar>
      </AllStates>
      <AllStates as="Pagination">
        <Pagination page={4} lastPage={9} hrefOf={(page) => `${here}?${locale}=${page}`} labels={labels} />
      </AllStates>
      <Example as="Empty">
        <EmptyState icon={SearchIcon} title={w.title} text={w.long}>
          <Button>{w.action}</Button>
        </EmptyState>
      </Example>
    </>
  );
}
