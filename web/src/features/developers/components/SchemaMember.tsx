import type { Member } from "../schema-model";
import { Inline } from "./Inline";
import { SchemaType } from "./SchemaType";

function Signature({ member: { name, type, default: value }, id }: { member: Member; id?: string }) {
  return (
    <>
      {id ? (
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
      ) : (
        <code>{name}</code>
      )}
      {type ? (
        <>
          : <SchemaType type={type} />
        </>
      ) : null}
      {value === null ? null : (
        <>
          {" "}
          = <code>{value}</code>
        </>
      )}
    </>
  );
}

function Arguments({ members }: { members: Member[] }) {
  if (members.length === 0) return null;
  return (
    <ul aria-label="Arguments">
      {members.map((member) => (
        <li key={member.name}>
          <Signature member={member} /> <Inline text={member.description} />
        </li>
      ))}
    </ul>
  );
}

/** A field, an input argument or a value, with its own link target. */
export function SchemaMember({ member, of }: { member: Member; of: string }) {
  const { name, description, deprecated, errors, access, scope } = member;
  const id = `${of}.${name}`;
  return (
    <div id={id} data-member>
      <dt>
        <Signature member={member} id={id} />
      </dt>
      <dd>
        <p>
          <Inline text={description} />
        </p>
        {deprecated ? (
          <p>
            <strong>Deprecated:</strong> <Inline text={deprecated} />
          </p>
        ) : null}
        <Arguments members={member.arguments} />
        {access || scope || errors.length > 0 ? (
          <p className="notes">
            {access ? <>For {access}. </> : null}
            {scope ? (
              <>
                Scope <a href={`#AccessScope.${scope}`}>{scope}</a>.{" "}
              </>
            ) : null}
            {errors.length > 0 ? <>Errors: </> : null}
            {errors.map((code, index) => (
              <span key={code}>
                {index ? ", " : null}
                <a href={`#${code}`}>{code}</a>
              </span>
            ))}
          </p>
        ) : null}
      </dd>
    </div>
  );
}
