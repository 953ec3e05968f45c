/**
 * The generator's banner for sites at a wrong base address. The configuration switches it off,
 * because it is an inline script; here it is not delivered either.
 */
export default function BaseUrlIssueBanner(): null {
  return null;
}
