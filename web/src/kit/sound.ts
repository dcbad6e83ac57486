/** The sounds of the table, made by the browser from tones and noise: no recordings. Loaded when the first of them is to be heard. */

export type Sound = "turn" | "dice" | "chips" | "cards" | "end";

/** As loud as any sound becomes at full volume. */
const LOUDEST = 0.22;

/** No sound is longer than this, in milliseconds. */
const LONGEST = 2000;

export class Synthesizer {
  private readonly context = new AudioContext();
  private readonly master = this.context.createGain();
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly noise = this.context.createBuffer(1, this.context.sampleRate / 2, this.context.sampleRate);

  constructor() {
    this.master.connect(this.context.destination);
    const samples = this.noise.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  }

  /** Plays sounds at once; `volume` is from 0 to 1. */
  async play(sounds: readonly Sound[], volume: number): Promise<void> {
    // A context at work keeps the sound device of a phone awake, even in silence.
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.context.suspend(), LONGEST);
    if (this.context.state !== "running") await this.context.resume();
    // Volume is heard as a power of the amplitude.
    this.master.gain.value = LOUDEST * volume * volume;
    for (const sound of sounds) this[sound](this.context.currentTime + 0.01);
  }

  private turn(at: number): void {
    this.tone(at, 659, 0.5);
    this.tone(at + 0.13, 880, 0.7);
  }

  private end(at: number): void {
    for (const [n, pitch] of [523, 659, 784, 1047].entries()) this.tone(at + n * 0.14, pitch, 0.9);
  }

  private dice(at: number): void {
    for (const [delay, pitch] of [[0, 1500], [0.05, 1900], [0.09, 1300], [0.16, 1700], [0.25, 1200]] as const) this.rustle(at + delay, pitch, 0.045, 1);
  }

  private chips(at: number): void {
    this.tone(at, 2093, 0.09, 0.35, "triangle");
    this.tone(at + 0.06, 2637, 0.12, 0.3, "triangle");
  }

  private cards(at: number): void {
    this.rustle(at, 3200, 0.11, 0.4);
  }

  /** A tone that fades like a bell's. */
  private tone(at: number, pitch: number, length: number, level = 0.8, type: OscillatorType = "sine"): void {
    const [oscillator, gain] = [this.context.createOscillator(), this.context.createGain()];
    oscillator.type = type;
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
    oscillator.connect(gain).connect(this.master);
    oscillator.start(at);
    oscillator.stop(at + length);
  }

  /** A short noise around a pitch: wood on wood, paper on paper. */
  private rustle(at: number, pitch: number, length: number, level: number): void {
    const [source, filter, gain] = [this.context.createBufferSource(), this.context.createBiquadFilter(), this.context.createGain()];
    source.buffer = this.noise;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 1.4;
    gain.gain.setValueAtTime(level, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    source.connect(filter).connect(gain).connect(this.master);
    source.start(at, Math.random() * 0.3, length);
  }
}
