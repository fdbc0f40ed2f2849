import { Icon } from '@plainday/ui-components';
import { ArrowLeft } from 'lucide';
import { ShellLink } from '../../../../shared/shell-link';
import { OVERVIEW } from '../../hooks/use-place';
import { Head } from './list-style';

interface ListHeadProps {
  readonly title: string;
  readonly count: number;
  readonly rule: string;
}

/** The way back, what was counted, and by which rule. */
export function ListHead({ title, count, rule }: ListHeadProps) {
  return (
    <Head>
      <ShellLink to={OVERVIEW}>
        <Icon icon={ArrowLeft} size={16} />
        Back to all figures
      </ShellLink>
      <h2 id="counted" tabIndex={-1} dir="auto">
        {title} <span>{count}</span>
      </h2>
      <p>{rule}</p>
    </Head>
  );
}
