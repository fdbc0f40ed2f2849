export { BarChart } from './charts/bar-chart';
export { Pillar } from './charts/bar-style';
export { ChartFigure } from './charts/chart-figure';
export { DataTable } from './charts/data-table';
export { FigureCard, Figures } from './charts/figure-card';
export { Ring } from './charts/ring';
export { focusHeading, useFocusHome } from './focus/use-list-focus';
export {
  caretAt,
  focusFirstInvalid,
  goToMessage,
  keepFocus,
  leadToInvalid,
  leadToMessages,
  putCaret,
  Status,
  useCovers,
  watchKeyboard,
} from './focus';
export { useShortcuts } from './focus/use-shortcuts';
export { ChoiceField } from './forms/choice-field';
export { createDraftKeeper, createFormDraft } from './forms/form-draft';
export { FormField } from './forms/form-field';
export { SearchField } from './forms/search-field';
export { submitByKeys } from './forms/submit-keys';
export { RestoredNotice } from './forms/restored-notice';
export { useFieldDraft } from './forms/use-field-draft';
export { useTyped } from './forms/typed/use-typed';
export { useKeptValues } from './forms/typed/use-kept-values';
export { takeTypedAhead, takeTypedLines, TypeAhead } from './forms/typed/type-ahead';
export { useTypeAhead } from './forms/typed/use-type-ahead';
export { useForm } from './forms/use-form';
export { DayGrid } from './grids/day-grid';
export { InlineEdit, useEditing } from './lists/inline-edit';
export { LostEdit } from './lists/lost-edit';
export { ListRow } from './lists/list-row';
export { RowList } from './lists/row-list';
export { useRowFocus } from './lists/use-row-focus';
export { useGoToRow } from './lists/use-go-to-row';
export { useLimit } from './lists/use-limit';
export { LocalBadge } from './page/local-badge';
export { explainTools } from './page/first-visit';
export { PageFrame } from './page/page-frame';
export { PageSummary } from './page/page-summary';
export { SectionHeading } from './page/section-heading';
export { TwoColumns } from './page/two-columns';
export { usePrinted } from './page/use-printed';
export { DeviceNotice } from './states/device-notice';
export { EmptyLine } from './states/empty-line';
export { EmptyState } from './states/empty-state';
export { ErrorState } from './states/error-state';
export { InstallSteps } from './states/install-steps';
export { LoadingState } from './states/loading-state';
export { Notice } from './states/notice';
export { OfflineState } from './states/offline-state';
export { RecoverNotice } from './states/recover-notice';
export { Unanswered } from './states/unanswered';
export { useNotificationAccess } from './states/use-notification-access';
export { useOnline } from './states/use-online';
export { announce } from './states/announce';
export { DateField } from './time/date-field';
export { DayCalendar } from './time/month/day-calendar';
export { TimeField } from './time/time-field';
export { hasHalves, writeTime } from './time/time-text.logic';
export { TimerControls } from './time/timer-controls';
export { useCountdown } from './time/use-countdown';
export { useNow } from './time/use-now';
export { useSecondsLeft } from './time/use-seconds-left';
export { createUndo } from './undo/undo';
export { UNDO_SHORTCUT, useUndoKeys } from './undo/use-undo-keys';
export type { BarChartProps, ChartBar } from './charts/bar-chart';
export type { ChartFigureProps } from './charts/chart-figure';
export type { DataTableProps } from './charts/data-table';
export type { FigureCardProps } from './charts/figure-card';
export type { RingProps } from './charts/ring';
export type { Edit } from './forms/typed/use-type-ahead';
export type { ShortcutHandlers, ShortcutOptions } from './focus/use-shortcuts';
export type { ChoiceFieldProps } from './forms/choice-field';
export type { DraftKeeper, FormDraft } from './forms/form-draft';
export type { FieldControl, FormFieldProps } from './forms/form-field';
export type { SearchFieldProps } from './forms/search-field';
export type { FieldDraft } from './forms/use-field-draft';
export type { Form, FormErrors, FormOptions, FormSchema } from './forms/use-form';
export type { DayGridProps, GridCell, GridRow } from './grids/day-grid';
export type { Editing, InlineEditProps } from './lists/inline-edit';
export type { ListRowProps, RowAction } from './lists/list-row';
export type { RowListProps } from './lists/row-list';
export type { PageFrameProps } from './page/page-frame';
export type { SectionHeadingProps } from './page/section-heading';
export type { DeviceNoticeProps } from './states/device-notice';
export type { EmptyStateProps } from './states/empty-state';
export type { ErrorStateProps } from './states/error-state';
export type { LoadingStateProps } from './states/loading-state';
export type { NoticeProps } from './states/notice';
export type { OfflineStateProps } from './states/offline-state';
export type { RecoverNoticeProps } from './states/recover-notice';
export type { DateFieldProps } from './time/date-field';
export type { TimeFieldProps } from './time/time-field';
export type { TimerControlsProps } from './time/timer-controls';
export type { CountdownOptions, CountdownStatus, CountdownView } from './time/use-countdown';
export type { Undo, UndoDetails, UndoMessages } from './undo/undo';
export type { LocalBadgeProps } from './page/local-badge';
