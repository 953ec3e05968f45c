import {drawImages} from '../../plugins/link-images/draw';
import {packFiles} from '../../plugins/precompress/pack';

/** Work that takes long and needs nothing but its input, which is plain data, as its result is. */
export const tasks = {drawImages, packFiles};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Result<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** One task asked for, and the answer to it. */
export interface Asked {
  id: number;
  name: TaskName;
  input: Input<TaskName>;
}
export type Answer = {id: number; result: Result<TaskName>} | {id: number; message: string};
