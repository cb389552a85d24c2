import { median } from '../catalogue/figures';
import type { Round } from './load';

/** Medians of the rounds of one server. */
type HostFigures = Omit<Round, 'host'>;

export interface CaseFigures {
  case: string;
  node?: HostFigures;
  nginx?: HostFigures;
  /** Requests a second of the Node server to those of nginx. */
  ratio?: number;
}

function hostFigures(rounds: readonly Round[], host: Round['host']): HostFigures | undefined {
  const own = rounds.filter((round) => round.host === host);
  const [first] = own;
  if (!first) return undefined;
  const medianOf = (name: 'requestsPerSecond' | 'p50' | 'p99') => median(own.map((round) => round[name]));
  return {
    requestsPerSecond: Math.round(medianOf('requestsPerSecond')),
    p50: medianOf('p50'),
    p99: medianOf('p99'),
    encoding: first.encoding,
    size: first.size,
  };
}

export function figuresOf(name: string, rounds: readonly Round[]): CaseFigures {
  const node = hostFigures(rounds, 'node');
  const nginx = hostFigures(rounds, 'nginx');
  const ratio = node && nginx && node.requestsPerSecond / nginx.requestsPerSecond;
  return {
    case: name,
    ...(node && { node }),
    ...(nginx && { nginx }),
    ...(ratio !== undefined && { ratio }),
  };
}

/** A row for `console.table`: requests a second, and milliseconds of half and of 99 % of the answers. */
export function tableRow({ node, nginx, ratio }: CaseFigures): Record<string, string | number> {
  const columns = (host: string, figures: HostFigures | undefined) =>
    figures && {
      [`${host}: sent`]: `${(figures.size / 1000).toFixed(1)} KB ${figures.encoding}`,
      [`${host}: per s`]: figures.requestsPerSecond,
      [`${host}: p50`]: figures.p50,
      [`${host}: p99`]: figures.p99,
    };
  return { ...columns('Node', node), ...columns('nginx', nginx), ...(ratio && { ratio: ratio.toFixed(2) }) };
}
