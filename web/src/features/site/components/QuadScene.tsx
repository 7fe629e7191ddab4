import { chakra } from "@chakra-ui/react";

const styles = {
  "& .ground": { fill: "accent.subtle" },
  "& .path": { stroke: "bg", fill: "none" },
  "& .lawn": { fill: "accent.muted" },
  "& .lawn-line": { stroke: "accent.emphasized", fill: "none" },
  "& .arriving": { fill: "accent.solid" },
  "& .roof": { fill: "bg.panel", stroke: "border.emphasized" },
  "& .ridge": { stroke: "border.emphasized", fill: "none" },
  "& .tree": { fill: "accent.emphasized" },
  "& .trail": { stroke: "fg.muted", fill: "none" },
  "& .person": { fill: "fg" },
  "& .guest": { fill: "warning.solid" },
  "& .window": { fill: "warning.emphasized" },
} as const;

const trees = [
  [64, 262, 13],
  [92, 286, 9],
  [60, 300, 8],
  [498, 250, 12],
  [516, 276, 9],
  [258, 452, 10],
  [284, 462, 13],
  [312, 450, 8],
  [172, 58, 9],
  [196, 46, 12],
  [222, 60, 8],
] as const;

const people = [
  [150, 262],
  [168, 270],
  [156, 284],
  [262, 398],
  [276, 386],
  [268, 168],
  [286, 176],
] as const;

/** A campus quad from above: three lawns in place, the fourth arriving, and people walking towards each other. */
export function QuadScene() {
  return (
    <chakra.svg viewBox="20 20 530 470" width="100%" height="auto" aria-hidden="true" css={styles}>
      <rect className="ground" x="36" y="36" width="490" height="440" rx="40" />

      <rect className="lawn" x="112" y="96" width="150" height="140" rx="24" />
      <rect className="lawn" x="112" y="276" width="150" height="140" rx="24" />
      <rect className="lawn" x="302" y="276" width="150" height="140" rx="24" />
      <path
        className="lawn-line"
        strokeWidth="2"
        strokeLinecap="round"
        d="M136 130h60M136 146h40M330 384h70M330 368h44M140 390h36"
      />

      <path className="path" strokeWidth="14" strokeLinecap="round" strokeLinejoin="round" d="M282 70v372M78 256h420" />
      <circle className="ground" cx="282" cy="256" r="34" />
      <circle className="path" strokeWidth="10" cx="282" cy="256" r="30" />

      <g transform="rotate(12 392 140)">
        <rect className="arriving" x="318" y="66" width="150" height="140" rx="24" />
        <path
          d="M346 104h58M346 122h38"
          stroke="var(--q-colors-accent-contrast)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".55"
        />
        <circle cx="428" cy="168" r="10" fill="var(--q-colors-accent-contrast)" opacity=".55" />
      </g>

      <g strokeWidth="1.5">
        <rect className="roof" x="52" y="96" width="40" height="132" rx="8" />
        <path className="ridge" d="M72 102v120M58 140h28M58 184h28" />
        <rect className="roof" x="120" y="434" width="118" height="36" rx="8" />
        <path className="ridge" d="M126 452h106M158 440v24M200 440v24" />
        <rect className="roof" x="470" y="300" width="40" height="120" rx="8" />
        <path className="ridge" d="M490 306v108M476 340h28M476 380h28" />
      </g>
      <rect className="window" x="60" y="150" width="8" height="8" rx="2" />
      <rect className="window" x="478" y="350" width="8" height="8" rx="2" />

      <path
        className="trail"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
        d="M160 272c40-6 70-14 104-16M270 390c4-40 6-70 10-108M404 214c-30 24-62 36-104 42"
      />
      {trees.map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} className="tree" cx={x} cy={y} r={radius} />
      ))}
      {people.map(([x, y]) => (
        <circle key={`${x}-${y}`} className="person" cx={x} cy={y} r="5.5" />
      ))}
      <circle className="guest" cx="398" cy="222" r="6.5" />
      <circle className="guest" cx="414" cy="232" r="6.5" />
      <circle className="person" cx="276" cy="254" r="6" />
      <circle className="guest" cx="291" cy="259" r="6.5" />
    </chakra.svg>
  );
}
