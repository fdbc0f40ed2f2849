export { projectSchema } from '@plainday/domain-tasks';
