/** Returns the role that the provider's claims map to: the first match in the company's list; null without a match. */
export function claimedRole(
  claims: Readonly<Record<string, unknown>>,
  { roleClaim, roles }: { roleClaim: string; roles: readonly { value: string; role: string }[] },
): string | null {
  const claimed = roleClaim === '' ? undefined : claims[roleClaim];
  const values = Array.isArray(claimed) ? claimed : [claimed];
  return roles.find(({ value }) => values.includes(value))?.role ?? null;
}
