import type { ComponentType } from 'react';

/** A file of stories in the Component Story Format: what it is about, and a component for each state. */
export interface StoryFile {
  readonly default: {
    /** `Kit/Buttons`. */
    readonly title: string;
    readonly parameters?: {
      /** One story at a time: what it shows lies over the page. */
      readonly alone?: boolean;
      /** Nothing is drawn around a story: it is a whole page. */
      readonly layout?: 'fullscreen';
    };
  };
  readonly [story: string]: unknown;
}

/** One state of some parts. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

/** The stories of one folder of parts. */
export interface StoryGroup {
  readonly id: string;
  readonly title: string;
  readonly isAlone: boolean;
  readonly isFullscreen: boolean;
  readonly stories: readonly Story[];
}

/** `SmallAndLarge` as `small-and-large`. */
const slug = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

function groupOf(file: StoryFile): StoryGroup {
  const { title, parameters } = file.default;
  const name = title.split('/').at(-1) ?? title;
  const stories = Object.entries(file).filter(([key]) => key !== 'default');
  return {
    id: slug(name),
    title: name,
    isAlone: parameters?.alone ?? false,
    isFullscreen: parameters?.layout === 'fullscreen',
    stories: stories.map(([key, Content]) => {
      const id = slug(key);
      const words = id.replaceAll('-', ' ');
      return {
        id,
        title: words.charAt(0).toUpperCase() + words.slice(1),
        Content: Content as ComponentType,
      };
    }),
  };
}

/** All stories of the kit, found by the names of their files. */
export function readGroups(): readonly StoryGroup[] {
  const files = import.meta.webpackContext('../..', {
    recursive: true,
    regExp: /\/src\/.*\.stories\.tsx$/,
  });
  return files
    .keys()
    .map((path) => groupOf(files(path)))
    .sort((a, b) => a.title.localeCompare(b.title));
}
