/** The outcome of `work`, or the failure that `late` gives where there is none after so many milliseconds. */
export async function within<T>(limit: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
    // What comes after the end is nobody's any more.
    work.catch(() => {})
  }
}
