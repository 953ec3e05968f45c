import {copyProject} from '../../src/commands/shared/copyProject';
import {createSiteServer, listen} from '../../src/commands/shared/server.mjs';

/** A site that was built with other settings, and is served. */
export interface Variant {
  origin: string;
  /** Folder of the built site. */
  folder: string;
  close: () => Promise<void>;
}

/**
 * Builds the site with variables of the environment changed, in a copy of the project, so that the
 * build under test stays as it is. Takes as long as a build.
 *
 * @throws Error with the build's messages
 */
export async function buildVariant(variables: Record<string, string>): Promise<Variant> {
  const copy = copyProject();
  const {ok, output, folder} = copy.build(variables);
  if (!ok) {
    copy.remove();
    throw new Error(`The variant was not built:\n${output}`);
  }
  const server = createSiteServer(folder);
  const port = await listen(server, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          copy.remove();
          resolve();
        });
      }),
  };
}
