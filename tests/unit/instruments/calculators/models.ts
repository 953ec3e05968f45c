/** All tools with their views, for tests that hold for every one of them. */
import type {ReactNode} from 'react';

import {tools} from '../../../../src/instruments/list';
import type {ToolModel, ToolState} from '../../../../src/instruments/kit/model';
import type {ToolProps} from '../../../../src/instruments/kit/ToolFrame';

/** A tool as the tests see it: state by field id, whatever its exact type. */
export interface AnyTool {
  model: ToolModel<ToolState>;
  View: (props: ToolProps) => ReactNode;
}

async function load(id: string): Promise<AnyTool> {
  const {model} = (await import(`../../../../src/instruments/calculators/${id}/model.ts`)) as Pick<
    AnyTool,
    'model'
  >;
  const view = (await import(`../../../../src/instruments/calculators/${id}/index.tsx`)) as {
    default: AnyTool['View'];
  };
  return {model, View: view.default};
}

export const allTools: readonly AnyTool[] = await Promise.all(tools.map(({id}) => load(id)));
