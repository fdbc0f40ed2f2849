import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { TextField } from '../fields/text-field';
import { AlertDialog } from './alert-dialog';
import { CommandDialog, CommandGroup, CommandItem, CommandList } from './command-dialog';
import { Dialog, ResponsiveDialog } from './dialog';

export default { title: 'Kit/Dialogs', parameters: { alone: true } };

interface OpenerProps {
  readonly children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}

/** A window is open at first, and comes back by a button. */
function Opener({ children }: OpenerProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, setOpen)}
    </>
  );
}

const foot = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
);

export function Window() {
  return (
    <Opener>
      {(open, setOpen) => (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Task Settings"
          description="What is known of a task."
          footer={foot}
        >
          <TextField aria-label="Title" defaultValue="Check the Halden proofs" />
        </Dialog>
      )}
    </Opener>
  );
}

export function Long() {
  return (
    <Opener>
      {(open, setOpen) => (
        <ResponsiveDialog
          open={open}
          onOpenChange={setOpen}
          title="A long one"
          size="l"
          footer={foot}
        >
          <TextField aria-label="Title" />
          {Array.from({ length: 40 }, (_, at) => (
            <p key={at}>Line {at + 1} of what is more than the window shows.</p>
          ))}
        </ResponsiveDialog>
      )}
    </Opener>
  );
}

export function Question() {
  return (
    <Opener>
      {(open, setOpen) => (
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete this project?"
          description="Its 6 tasks move to the trash."
          confirmLabel="Delete"
          tone="destructive"
          onConfirm={() => undefined}
        />
      )}
    </Opener>
  );
}

export function Commands() {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState('today');
  const names = ['Today', 'Upcoming', 'All Tasks'].filter((name) =>
    name.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <Opener>
      {(open, setOpen) =>
        open && (
          <CommandDialog
            title="Go to"
            placeholder="Go to..."
            text={text}
            onTextChange={setText}
            selected={selected}
            onSelectedChange={setSelected}
            onClose={() => setOpen(false)}
            givesFocusBack={() => true}
          >
            <CommandList label="Results">
              <CommandGroup heading="Views">
                {names.map((name) => (
                  <CommandItem key={name} value={name.toLowerCase()}>
                    {name}
                  </CommandItem>
                ))}
              </CommandGroup>
            </CommandList>
          </CommandDialog>
        )
      }
    </Opener>
  );
}
