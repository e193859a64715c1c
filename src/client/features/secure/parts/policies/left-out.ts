/** Rows of which something leaves some out, and for which reason. */
export interface Sifted<Row, Reason> {
  taken: Row[]
  left: { reason: Reason; rows: Row[] }[]
}

/** What something is done with, and what it leaves out, by the reason; `ruleOf` tells reasons apart. */
export function siftRows<Row, Reason>(
  rows: readonly Row[],
  reasonOf: (row: Row) => Reason | undefined,
  ruleOf: (reason: Reason) => string,
): Sifted<Row, Reason> {
  const judged = rows.map((row) => ({ row, reason: reasonOf(row) }))
  const left = judged.flatMap(({ row, reason }) => (reason === undefined ? [] : [{ row, reason }]))
  return {
    taken: judged.filter(({ reason }) => reason === undefined).map(({ row }) => row),
    left: [...Map.groupBy(left, ({ reason }) => ruleOf(reason)).values()].flatMap((own) =>
      own[0] ? [{ reason: own[0].reason, rows: own.map(({ row }) => row) }] : [],
    ),
  }
}
