import { lazyPart } from '@plainday/ui-components';
import { LoadingState } from '@plainday/ui-patterns';

/** The form of an entry. */
export const EditorPart = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "knowledge-editor" */ './entry-editor')).EntryEditor,
  <LoadingState rows={3} />,
);

/** Fetches the form ahead. */
export function preloadEditor(): void {
  void EditorPart.preload();
}
