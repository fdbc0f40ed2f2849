/** Hands what is shared to the runtime when it is imported; tools/rspack writes it. */
declare module '@plainday/federation-host/provided';
