import { partitionOf } from '../partitions.ts'

/** What commands about templates and baselines of policies have in common: they belong to the organization. */
export const templateCommand = <
  const Kind extends 'deviceTemplate' | 'mailTemplate' | 'policyBaseline' | 'policyTemplate',
>(
  kind: Kind,
) =>
  ({
    rev: 1,
    class: 'B',
    area: 'secure',
    level: 'manage',
    needs: 'existing',
    kind,
    ids: (args: { id: string }) => [args.id],
    partition: () => partitionOf('org', 'secure'),
    lane: (args: { id: string }) => `${kind}/${args.id}`,
  }) as const
