interface WeatherRow {
  readonly name: string;
  /** The highest d10 that brings it. */
  readonly upTo: number;
  readonly attacker: number;
  readonly defender: number;
}

/** GRD-R-61: one d10 for the whole map each week. */
export const WEATHER = {
  fair: { name: 'fair', upTo: 6, attacker: 0, defender: 0 },
  rain: { name: 'rain', upTo: 8, attacker: -5, defender: -5 },
  fog: { name: 'fog', upTo: 9, attacker: -10, defender: 0 },
  storm: { name: 'storm', upTo: 10, attacker: -15, defender: -10 },
} as const satisfies Record<string, WeatherRow>;

export type Weather = keyof typeof WEATHER;
export const WEATHERS = Object.keys(WEATHER) as readonly Weather[];

/** GRD-R-61 */
export const weatherOn = (roll: number): Weather =>
  WEATHERS.find((weather) => roll <= WEATHER[weather].upTo) as Weather;
