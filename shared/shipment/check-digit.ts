/**
 * Check digits of carriers' numbers, upper case and without separators. Sources: https://github.com/jkeen/tracking_number_data (MIT;
 * CHECKSUM_ALGORITHMS.md), S10 of the UPU (https://www.upu.int/en/postal-solutions/programmes-services/standards), GS1 General
 * Specifications 7.9 (https://www.gs1.org/services/how-calculate-check-digit-manually).
 */
export type Check = (number: string) => boolean;

const digit = (character: string) => character.charCodeAt(0) - 48;
const lastDigit = (number: string) => digit(number.slice(-1));

/** Weights 3 and 1 from the right, modulo 10: USPS, FedEx Ground, SSCC. `prefix` counts although it is not typed. */
export const gs1 =
  (prefix = '', length = Number.POSITIVE_INFINITY): Check =>
  (number) => {
    const digits = [...(prefix + number).slice(-Math.min(length, prefix.length + number.length))].reverse();
    const sum = digits.slice(1).reduce((total, it, index) => total + digit(it) * (index % 2 === 0 ? 3 : 1), 0);
    return (10 - (sum % 10)) % 10 === digit(digits[0] ?? '');
  };

/** UPS and OnTrac: letters stand for digits, weights 1 and 2, modulo 10. `skip` characters in front do not count. */
export const upsMod10 =
  (skip: number, prefix = ''): Check =>
  (number) => {
    const sum = [...(prefix + number.slice(skip, -1))].reduce((total, it, index) => {
      const value = it <= '9' ? digit(it) : (it.charCodeAt(0) - 3) % 10;
      return total + value * (index % 2 === 0 ? 1 : 2);
    }, 0);
    return (10 - (sum % 10)) % 10 === lastDigit(number);
  };

/** The number without its last digit, modulo 7, is that digit: DHL Express, and parcels in Japan. */
export const mod7: Check = (number) => Number(number.slice(0, -1)) % 7 === lastDigit(number);

/** FedEx: weights 1, 7, 3 from the right over the last digits, modulo 11, and of that modulo 10. */
export const fedexMod11 =
  (length: number): Check =>
  (number) => {
    const digits = [...number.slice(-length, -1)].reverse();
    const sum = digits.reduce((total, it, index) => total + digit(it) * ([1, 3, 7][index % 3] ?? 0), 0);
    return (sum % 11) % 10 === lastDigit(number);
  };

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** Two letters, eight digits and their check digit, two letters of a country. */
export const s10: Check = (number) => {
  const sum = S10_WEIGHTS.reduce((total, weight, index) => total + weight * digit(number[index + 2] ?? '0'), 0);
  const check = 11 - (sum % 11);
  return (check === 10 ? 0 : check === 11 ? 5 : check) === digit(number[10] ?? '');
};

export const luhn: Check = (number) => {
  const sum = [...number].reverse().reduce((total, it, index) => {
    const value = digit(it) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** ISO 7064 MOD 37,36, as DPD uses it. */
export const mod3736: Check = (number) => {
  let product = 36;
  for (const it of number.slice(0, -1)) {
    const sum = (Number.parseInt(it, 36) + product) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return (37 - product) % 36 === Number.parseInt(number.slice(-1), 36);
};

/** Deutsche Post's Identcode: weights 4 and 9, modulo 10 (https://de.wikipedia.org/wiki/Leitcode). */
export const identcode: Check = (number) => {
  const sum = [...number.slice(0, -1)].reduce((total, it, index) => total + digit(it) * (index % 2 === 0 ? 4 : 9), 0);
  return (10 - (sum % 10)) % 10 === lastDigit(number);
};

/** ISO 13616: a bank account, which is no parcel. */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, (it) => String(it.charCodeAt(0) - 55));
  return [...digits].reduce((rest, it) => (rest * 10 + digit(it)) % 97, 0) === 1;
}
