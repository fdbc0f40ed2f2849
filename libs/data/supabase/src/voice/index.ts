export { closeMicrophone, createRecorder, openMicrophone } from './microphone';
export { transcribe } from './transcribe';
