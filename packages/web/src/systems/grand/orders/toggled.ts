export const toggled = <Value>(list: readonly Value[], value: Value, isOn: boolean): Value[] =>
  isOn ? [...list, value] : list.filter((each) => each !== value);
