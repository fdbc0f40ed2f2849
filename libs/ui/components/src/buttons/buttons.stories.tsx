import { Ellipsis, Plus, Trash2 } from 'lucide';
import { Button, LinkButton } from './button';
import { IconButton } from './icon-button';
import { MenuButton } from './menu-button';

export default { title: 'Kit/Buttons' };

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = ['s', 'm', 'l'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export function Variants() {
  return (
    <div style={row}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  );
}

export function Sizes() {
  return (
    <div style={row}>
      {SIZES.map((size) => (
        <Button key={size} size={size} icon={Plus}>
          Size {size}
        </Button>
      ))}
    </div>
  );
}

export function Disabled() {
  return (
    <div style={row}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
      <IconButton label="Delete" icon={Trash2} disabled />
    </div>
  );
}

export function Wrapping() {
  return (
    <div style={{ width: 128 }}>
      <Button wraps>Export with a passphrase</Button>
    </div>
  );
}

export function Links() {
  return (
    <div style={row}>
      {VARIANTS.map((variant) => (
        <LinkButton key={variant} variant={variant} href="#link">
          Open {variant}
        </LinkButton>
      ))}
    </div>
  );
}

export function Icons() {
  return (
    <div style={row}>
      <IconButton label="Add" icon={Plus} variant="primary" />
      <IconButton label="More" icon={Ellipsis} variant="outline" />
      <IconButton label="Fold" icon={Ellipsis} shortcut="F" />
      <IconButton label="Delete" icon={Trash2} variant="danger" />
      <IconButton label="Pinned" icon={Plus} aria-pressed />
      <IconButton label="Small" icon={Plus} size={24} iconSize={16} compact />
      <IconButton label="Search tasks" word="Search" icon={Plus} />
    </div>
  );
}

export function WithAMenu() {
  return (
    <MenuButton
      label="More actions"
      icon={Ellipsis}
      items={() => [{ label: 'Edit' }, 'separator', { label: 'Delete', danger: true }]}
    />
  );
}
