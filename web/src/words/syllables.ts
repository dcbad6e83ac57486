/** The syllables of long English words in names of pieces. English divides words by their history, which no rule about letters knows. */

const WORDS = `
  ad-ap-ta-tion ar-chae-ol-o-gy ar-ma-ments as-so-ci-a-tion bi-o-log-i-cal blue-prints chro-mo-some con-glom-er-ate con-scrip-tion
  con-sump-tion con-vert-er de-fend-ers de-stroyed de-vel-op-ment di-ver-si-fi-ca-tion di-ver-si-fied en-gi-neers ex-ec-u-tive
  ex-pand-ing ex-pe-di-tion fed-er-a-tion head-quar-ters home-world hy-dro-pon-ics in-flu-ence in-for-ma-tion in-sti-tute
  in-ter-stel-lar in-vest-ment in-ves-tors i-so-la-tion jump-drive life-forms lo-gis-tics ma-lev-o-lent mer-ce-nar-ies me-te-or-ite
  nano-tech-nol-o-gy op-er-a-tions o-ver-seers pa-tri-ot-ism pil-grim-age plan-e-tar-y prop-a-gan-da pros-per-ous ra-di-o-ac-tive
  re-con-nais-sance re-cy-cling re-fin-er-ies ren-ais-sance rep-li-cant rep-til-i-an sci-en-tists sen-ti-nels sep-a-rat-ist ship-yards
  spe-cial-ist sub-si-dies sur-vey-ors sur-viv-al-ists tech-nol-o-gy ter-ra-formed ter-ra-form-ing trans-port trend-set-ters
  un-der-ground u-ni-ver-sal
`;

/** Where each word may be divided, as the number of letters before. */
const PLACES = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => {
      const parts = word.split("-");
      return [parts.join(""), parts.slice(1).map((_, n) => parts.slice(0, n + 1).join("").length)];
    }),
);

/** The places of a word that is listed here. */
export const listed = (word: string): readonly number[] | undefined => PLACES.get(word.toLowerCase());
