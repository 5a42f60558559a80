/** Which role somebody has by what the provider says of them: the first of the company's list that they have; null for none of it. */
export function claimedRole(
  claims: Readonly<Record<string, unknown>>,
  { roleClaim, roles }: { roleClaim: string; roles: readonly { value: string; role: string }[] },
): string | null {
  const claimed = roleClaim === '' ? undefined : claims[roleClaim];
  const values = Array.isArray(claimed) ? claimed : [claimed];
  return roles.find(({ value }) => values.includes(value))?.role ?? null;
}
