import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';

function leaves(list: readonly RouteConfig[]): string[] {
  return list.flatMap((route) =>
    route.routes ? leaves(route.routes) : typeof route.path === 'string' ? [route.path] : [],
  );
}

/** Addresses of all pages, from the application's own routes. */
export function knownPages(base: string): string[] {
  return leaves(routes).filter((page) => page.startsWith(base) && !page.includes('*'));
}
