(module
  ;; C[m][n] += sum over k of A[m * rowStep + k * columnStep] * B[k][n], in 32-bit floats; addresses and steps in bytes, n a multiple of 4.
  (memory (export "memory") 16)
  (func (export "multiply")
    (param $a i32) (param $b i32) (param $c i32)
    (param $rows i32) (param $inner i32) (param $columns i32)
    (param $rowStep i32) (param $columnStep i32)
    (local $width i32) (local $row i32) (local $at i32) (local $k i32)
    (local $pa i32) (local $pb i32) (local $pc i32) (local $one v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (block $done (loop $nextRow
      (br_if $done (i32.ge_s (local.get $row) (local.get $rows)))
      (local.set $at (i32.const 0))
      ;; sixteen columns at once
      (block $wideDone (loop $wide
        (br_if $wideDone (i32.gt_s (i32.add (local.get $at) (i32.const 64)) (local.get $width)))
        (local.set $pc (i32.add (local.get $c) (local.get $at)))
        (local.set $s0 (v128.load (local.get $pc)))
        (local.set $s1 (v128.load offset=16 (local.get $pc)))
        (local.set $s2 (v128.load offset=32 (local.get $pc)))
        (local.set $s3 (v128.load offset=48 (local.get $pc)))
        (local.set $pa (local.get $a))
        (local.set $pb (i32.add (local.get $b) (local.get $at)))
        (local.set $k (local.get $inner))
        (block $sumDone (loop $sum
          (br_if $sumDone (i32.eqz (local.get $k)))
          (local.set $one (v128.load32_splat (local.get $pa)))
          (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $one) (v128.load (local.get $pb)))))
          (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $one) (v128.load offset=16 (local.get $pb)))))
          (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $one) (v128.load offset=32 (local.get $pb)))))
          (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $one) (v128.load offset=48 (local.get $pb)))))
          (local.set $pa (i32.add (local.get $pa) (local.get $columnStep)))
          (local.set $pb (i32.add (local.get $pb) (local.get $width)))
          (local.set $k (i32.sub (local.get $k) (i32.const 1)))
          (br $sum)))
        (v128.store (local.get $pc) (local.get $s0))
        (v128.store offset=16 (local.get $pc) (local.get $s1))
        (v128.store offset=32 (local.get $pc) (local.get $s2))
        (v128.store offset=48 (local.get $pc) (local.get $s3))
        (local.set $at (i32.add (local.get $at) (i32.const 64)))
        (br $wide)))
      ;; the rest, four at once
      (block $restDone (loop $rest
        (br_if $restDone (i32.ge_s (local.get $at) (local.get $width)))
        (local.set $pc (i32.add (local.get $c) (local.get $at)))
        (local.set $s0 (v128.load (local.get $pc)))
        (local.set $pa (local.get $a))
        (local.set $pb (i32.add (local.get $b) (local.get $at)))
        (local.set $k (local.get $inner))
        (block $sumDone (loop $sum
          (br_if $sumDone (i32.eqz (local.get $k)))
          (local.set $s0 (f32x4.add (local.get $s0)
            (f32x4.mul (v128.load32_splat (local.get $pa)) (v128.load (local.get $pb)))))
          (local.set $pa (i32.add (local.get $pa) (local.get $columnStep)))
          (local.set $pb (i32.add (local.get $pb) (local.get $width)))
          (local.set $k (i32.sub (local.get $k) (i32.const 1)))
          (br $sum)))
        (v128.store (local.get $pc) (local.get $s0))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $rest)))
      (local.set $a (i32.add (local.get $a) (local.get $rowStep)))
      (local.set $c (i32.add (local.get $c) (local.get $width)))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br $nextRow))))

  ;; Nearly tanh, and quick: a Padé approximant (https://en.wikipedia.org/wiki/Padé_table), which reaches 1 at 3.
  (func $bend (param $x v128) (result v128) (local $square v128)
    (local.set $x (call $clamped (local.get $x)))
    (local.set $square (f32x4.mul (local.get $x) (local.get $x)))
    (f32x4.div
      (f32x4.mul (local.get $x) (f32x4.add (v128.const f32x4 27 27 27 27) (local.get $square)))
      (f32x4.add (v128.const f32x4 27 27 27 27) (f32x4.mul (v128.const f32x4 9 9 9 9) (local.get $square)))))
  (func $clamped (param $x v128) (result v128)
    (f32x4.max (v128.const f32x4 -3 -3 -3 -3) (f32x4.min (v128.const f32x4 3 3 3 3) (local.get $x))))
  ;; How steep it is: 0 from 3 on.
  (func $slope (param $x v128) (result v128) (local $square v128) (local $below v128)
    (local.set $x (call $clamped (local.get $x)))
    (local.set $square (f32x4.mul (local.get $x) (local.get $x)))
    (local.set $below (f32x4.add (v128.const f32x4 27 27 27 27) (f32x4.mul (v128.const f32x4 9 9 9 9) (local.get $square))))
    (f32x4.sub
      (f32x4.div
        (f32x4.mul (v128.const f32x4 3 3 3 3) (f32x4.add (v128.const f32x4 9 9 9 9) (local.get $square)))
        (local.get $below))
      (f32x4.div
        (f32x4.mul
          (f32x4.mul (v128.const f32x4 18 18 18 18) (local.get $square))
          (f32x4.add (v128.const f32x4 27 27 27 27) (local.get $square)))
        (f32x4.mul (local.get $below) (local.get $below)))))
  ;; A gate: the bend from 0 to 1.
  (func $gate (param $x v128) (result v128)
    (f32x4.mul (v128.const f32x4 0.5 0.5 0.5 0.5)
      (f32x4.add (v128.const f32x4 1 1 1 1)
        (call $bend (f32x4.mul (v128.const f32x4 0.5 0.5 0.5 0.5) (local.get $x))))))
  ;; How steep a gate is.
  (func $gateSlope (param $x v128) (result v128)
    (f32x4.mul (v128.const f32x4 0.25 0.25 0.25 0.25)
      (call $slope (f32x4.mul (v128.const f32x4 0.5 0.5 0.5 0.5) (local.get $x)))))

  ;; A step of 64 units, which are 256 bytes: update, reset and candidate lie one behind another. Adds to what the inputs say ($raw) what the memory says ($gates).
  (func (export "remember")
    (param $gates i32) (param $raw i32) (param $bent i32) (param $recalled i32) (param $output i32) (param $before i32)
    (local $left i32) (local $update v128) (local $reset v128) (local $candidate v128) (local $known v128)
    (local.set $left (i32.const 16))
    (loop $four
      (local.set $update (f32x4.add (v128.load (local.get $raw)) (v128.load (local.get $gates))))
      (v128.store (local.get $raw) (local.get $update))
      (local.set $update (call $gate (local.get $update)))
      (v128.store (local.get $bent) (local.get $update))
      (local.set $reset (f32x4.add (v128.load offset=256 (local.get $raw)) (v128.load offset=256 (local.get $gates))))
      (v128.store offset=256 (local.get $raw) (local.get $reset))
      (local.set $reset (call $gate (local.get $reset)))
      (v128.store offset=256 (local.get $bent) (local.get $reset))
      (local.set $known (v128.load offset=512 (local.get $gates)))
      (v128.store (local.get $recalled) (local.get $known))
      (local.set $candidate
        (f32x4.add (v128.load offset=512 (local.get $raw)) (f32x4.mul (local.get $reset) (local.get $known))))
      (v128.store offset=512 (local.get $raw) (local.get $candidate))
      (local.set $candidate (call $bend (local.get $candidate)))
      (v128.store offset=512 (local.get $bent) (local.get $candidate))
      (v128.store (local.get $output)
        (f32x4.add (local.get $candidate)
          (f32x4.mul (local.get $update) (f32x4.sub (v128.load (local.get $before)) (local.get $candidate)))))
      (local.set $gates (i32.add (local.get $gates) (i32.const 16)))
      (local.set $raw (i32.add (local.get $raw) (i32.const 16)))
      (local.set $bent (i32.add (local.get $bent) (i32.const 16)))
      (local.set $recalled (i32.add (local.get $recalled) (i32.const 16)))
      (local.set $output (i32.add (local.get $output) (i32.const 16)))
      (local.set $before (i32.add (local.get $before) (i32.const 16)))
      (br_if $four (local.tee $left (i32.sub (local.get $left) (i32.const 1))))))

  ;; The same step backwards: of the gradient of its output ($gradient, and what later steps $carried) those of its inputs ($toRaw), of what the memory
  ;; said ($off), and of the memory itself, but for what goes through the gates ($carried).
  (func (export "forget")
    (param $gradient i32) (param $carried i32) (param $raw i32) (param $bent i32) (param $recalled i32) (param $before i32)
    (param $toRaw i32) (param $off i32)
    (local $left i32) (local $own v128) (local $update v128) (local $candidate v128) (local $to v128)
    (local.set $left (i32.const 16))
    (loop $four
      (local.set $own (f32x4.add (v128.load (local.get $gradient)) (v128.load (local.get $carried))))
      (local.set $update (v128.load (local.get $bent)))
      (local.set $candidate (v128.load offset=512 (local.get $bent)))
      (v128.store (local.get $carried) (f32x4.mul (local.get $own) (local.get $update)))
      ;; update
      (local.set $to
        (f32x4.mul
          (f32x4.mul (local.get $own) (f32x4.sub (v128.load (local.get $before)) (local.get $candidate)))
          (call $gateSlope (v128.load (local.get $raw)))))
      (v128.store (local.get $toRaw) (local.get $to))
      (v128.store (local.get $off) (local.get $to))
      ;; candidate
      (local.set $to
        (f32x4.mul
          (f32x4.mul (local.get $own) (f32x4.sub (v128.const f32x4 1 1 1 1) (local.get $update)))
          (call $slope (v128.load offset=512 (local.get $raw)))))
      (v128.store offset=512 (local.get $toRaw) (local.get $to))
      (v128.store offset=512 (local.get $off) (f32x4.mul (local.get $to) (v128.load offset=256 (local.get $bent))))
      ;; reset
      (local.set $to
        (f32x4.mul
          (f32x4.mul (local.get $to) (v128.load (local.get $recalled)))
          (call $gateSlope (v128.load offset=256 (local.get $raw)))))
      (v128.store offset=256 (local.get $toRaw) (local.get $to))
      (v128.store offset=256 (local.get $off) (local.get $to))
      (local.set $gradient (i32.add (local.get $gradient) (i32.const 16)))
      (local.set $carried (i32.add (local.get $carried) (i32.const 16)))
      (local.set $raw (i32.add (local.get $raw) (i32.const 16)))
      (local.set $bent (i32.add (local.get $bent) (i32.const 16)))
      (local.set $recalled (i32.add (local.get $recalled) (i32.const 16)))
      (local.set $before (i32.add (local.get $before) (i32.const 16)))
      (local.set $toRaw (i32.add (local.get $toRaw) (i32.const 16)))
      (local.set $off (i32.add (local.get $off) (i32.const 16)))
      (br_if $four (local.tee $left (i32.sub (local.get $left) (i32.const 1)))))))
