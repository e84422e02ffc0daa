type Point = [x: number, y: number, ms: number]

/** A drawn signature of the demo: loops and a flourish, different for each person, always alike for the same one. */
export function demoSignature(person: number): Point[][] {
  const turn = 1 + (person % 5) / 4
  const height = 500 + (person % 7) * 90
  const loops: Point[] = Array.from({ length: 70 }, (_, index) => {
    const progress = index / 69
    return [
      Math.round(450 + progress * 2500 + Math.sin(index * turn) * 130),
      Math.round(2250 - Math.sin(index * 0.55 * turn) * height * (1 - progress * 0.6)),
      index * 14,
    ]
  })
  const flourish: Point[] = Array.from({ length: 24 }, (_, index) => {
    const progress = index / 23
    return [
      Math.round(3200 - progress * 1900),
      Math.round(2650 + Math.sin(progress * Math.PI) * (120 + (person % 4) * 40)),
      1100 + index * 14,
    ]
  })
  return [loops, flourish]
}
