import { Flag } from 'lucide';
import { Badge } from './badge';
import { Chip } from './chip';
import { Icon } from './icon';
import { Kbd, Keys } from './kbd';
import { Meter } from './meter';
import { Progress } from './progress';
import { ProjectDot } from './project-dot';
import { Shape, SHAPES } from './shape';
import { Skeleton } from './skeleton';

export default { title: 'Kit/Marks' };

const TONES = ['neutral', 'accent', 'red', 'amber', 'green'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;
const stack = { display: 'grid', gap: 16, maxWidth: 420 } as const;

export function Badges() {
  return (
    <div style={row}>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone} icon={Flag}>
          {tone}
        </Badge>
      ))}
    </div>
  );
}

export function Chips() {
  return (
    <div style={row}>
      {TONES.map((tone) => (
        <Chip key={tone} tone={tone} onRemove={() => undefined} removeLabel={`Remove ${tone}`}>
          {tone}
        </Chip>
      ))}
      <Chip icon={Flag}>Stays</Chip>
    </div>
  );
}

export function Icons() {
  return (
    <div style={row}>
      {[13, 16, 18, 20].map((size) => (
        <Icon key={size} icon={Flag} size={size} />
      ))}
      <Icon icon={Flag} title="Flagged" />
      <ProjectDot color="#2563eb" />
      <ProjectDot color="#059669" size={14} />
    </div>
  );
}

export function Shapes() {
  return (
    <div style={row}>
      {SHAPES.map((shape) => (
        <Shape key={shape} shape={shape} title={shape} color="var(--accent)" />
      ))}
    </div>
  );
}

export function Shortcuts() {
  return (
    <div style={row}>
      <Kbd>N</Kbd>
      <Keys names={['Ctrl', 'Enter']} />
    </div>
  );
}

export function HowFar() {
  return (
    <div style={stack}>
      <Progress label="Nothing" value={0} />
      <Progress label="Some" value={40} />
      <Progress label="All" value={100} />
      <Progress label="Steps" value={2} max={5} steps={5} color="var(--green)" />
    </div>
  );
}

export function Meters() {
  return (
    <div style={stack}>
      <Meter
        label="Today"
        text="4 h of 6 h planned"
        max={360}
        parts={[
          { key: 'done', value: 120, kind: 'filled', title: 'Done' },
          { key: 'planned', value: 120, kind: 'outlined', current: true },
          { key: 'new', value: 30, kind: 'ghost' },
        ]}
      />
      <Meter
        label="Too much"
        text="7 h of 6 h planned"
        max={360}
        parts={[
          { key: 'planned', value: 360, kind: 'outlined' },
          { key: 'over', value: 60, kind: 'hatched' },
        ]}
      />
    </div>
  );
}

export function NotThereYet() {
  return (
    <div style={stack}>
      <Skeleton $width="60%" />
      <Skeleton />
    </div>
  );
}
